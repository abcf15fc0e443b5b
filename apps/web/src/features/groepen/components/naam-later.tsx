import { dialoogLater } from '../../../shared/dialoog-later.tsx'

/** Asks what a group is called; fetched when it is asked for. */
export const NaamLater = dialoogLater(() => import('./naam-dialoog.tsx').then((m) => m.NaamDialoog))
