import { stukkenVoor } from '@letterhaven/game-kit/proef/fixtures'
import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import { roeien } from './manifest.ts'
import { rules } from './rules.ts'

const ALLE = [3, 4, 5, 7].flatMap((groep) => stukkenVoor(groep))

describeBots({
  manifest: roeien,
  rules,
  items: ALLE,
  invoer: {
    trek: { kant: GETAL },
    los: {},
    slag: { tot: GETAL },
    schuif: { stap: GETAL },
    terug: {},
    roep: { aantal: GETAL },
    vaar: {},
    eend: {},
  },
})
