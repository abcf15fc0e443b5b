import { dialoogLater } from '../../../shared/dialoog-later.tsx'

/** Asks for the name of a group; the dialog is fetched when it is opened. */
export const NaamLater = dialoogLater(() => import('./naam-dialoog.tsx').then((m) => m.NaamDialoog))
