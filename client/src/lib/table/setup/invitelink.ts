/** Coming to a table by its link. One that was made anew has a key behind its hash sign, which the house has to be shown once. */
import { api, Trouble } from "../../wire/api";
import type { TableInfo } from "../../wire/wire";

/** The table, if its link lets us in. */
export async function comeIn(id: string, key: string): Promise<TableInfo> {
  try {
    return await api.table(id);
  } catch (thrown) {
    const withdrawn = thrown instanceof Trouble && thrown.problem.code === "link-withdrawn";
    if (!withdrawn || key === "") throw thrown;
    return await api.enter(id, key);
  }
}

/** The link that works on this machine. */
export const linkHere = (id: string, key: string | null | undefined): string =>
  `${location.origin}/t/${id}${key ? `#${key}` : ""}`;
