import { SPELLEN } from '@letterhaven/games/laad'
import { zetSpelVooruit } from '../../../shared/spel-vooruit.ts'
import { enkel } from '../../../shared/voorladen.ts'
import { haalTaakVooruit } from './laad-taak.ts'

zetSpelVooruit((leerlingId, { taakId, spel }) => {
  const laad = SPELLEN[spel]
  return [
    () => haalTaakVooruit({ leerlingId, taakId }),
    enkel(async () => laad?.()),
    async () => (await laad?.())?.bereidVoor(),
  ]
})
