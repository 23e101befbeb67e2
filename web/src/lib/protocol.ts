// What server and table say to each other; see docs/protocol.md. The types are written from the server's own.
import type { Json, SheetBase, Texts } from './protocol.generated';

export { VERSION } from './protocol.generated';
export type * from './protocol.generated';

/** The sheet of a card; further fields depend on the kind. */
export interface Sheet extends SheetBase {
  [more: string]: Json | Texts | undefined;
}
