import type { HeldSoort } from '@letterhaven/game-kit/koppen'

const HELDEN: readonly HeldSoort[] = ['vos', 'beer', 'kat', 'panda']

/** The animal a pupil plays with until one was chosen: always the same for the same pupil. */
export function heldVan(leerlingId: string): HeldSoort {
  const som = [...leerlingId].reduce((tot, teken) => tot + (teken.codePointAt(0) ?? 0), 0)
  return HELDEN[som % HELDEN.length] ?? 'vos'
}
