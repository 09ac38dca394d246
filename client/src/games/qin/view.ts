/** What is drawn: all that one viewer knows, and with it what the rules tell about that. */
import type * as wire from "./wire";

export type View = wire.View & { outlook: wire.Outlook };
