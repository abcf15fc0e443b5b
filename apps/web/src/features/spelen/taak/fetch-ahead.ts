import { prepareSpel } from '@letterhaven/game-kit/scherm/prepare-spel'
import { SPELLEN } from '@letterhaven/games/laad'
import { advanceSpel } from '../../../shared/spel-vooruit.ts'
import { enkel } from '../../../shared/voorladen.ts'
import { fetchTaakAhead } from './load-taak.ts'

advanceSpel((leerlingId, { taakId, spel }) => {
  const load = SPELLEN[spel]
  return [
    () => fetchTaakAhead({ leerlingId, taakId }),
    enkel(async () => load?.()),
    async () => {
      const module = await load?.()
      if (module) prepareSpel(module)
    },
  ]
})
