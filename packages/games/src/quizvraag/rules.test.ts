import { describeBots, GETAL } from '@letterhaven/game-kit/proef/speelproef'
import { describeTrappen } from '@letterhaven/game-kit/proef/trapproef'
import { loadVoorraad } from '@letterhaven/game-kit/proef/voorraad'
import { describe } from 'vitest'
import { quizvraag } from './manifest.ts'
import { rules } from './rules.ts'

const items = await loadVoorraad(quizvraag)

describeBots({
  manifest: quizvraag,
  rules,
  items,
  invoer: {
    leg: { plek: GETAL },
    neem: { plek: GETAL },
    schuif: { plek: GETAL, naar: GETAL },
    stuur: { plek: GETAL },
    klaar: {},
    lees: {},
    terug: {},
    geef: {},
    bezem: {},
    hoor: {},
  },
})

describe('the stages of quizvraag', () => {
  describeTrappen({ rules, items, kind: 'tekst' })
})
