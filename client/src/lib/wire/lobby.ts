/** The line to the lobby: the list of open tables, again whenever it changes. */
import { ReturningSocket, type Link } from "./returning";
import type { TableInfo } from "./wire";

export function watchLobby(tables: (tables: TableInfo[]) => void, link: (link: Link) => void): () => void {
  const line = new ReturningSocket("/api/v1/lobby/socket", {
    open: () => {},
    message: (data) => tables((data as { tables: TableInfo[] }).tables),
    link,
  });
  return () => line.close();
}
