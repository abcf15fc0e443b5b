import type { LeerlingStatus } from '@letterhaven/contracts/leerling'
import type { IcoonNaam } from '@letterhaven/ui/stijl/icoon-paden'
import type { Toon } from '@letterhaven/ui/stijl/toon'

interface StatusBeeld {
  readonly woord: string
  readonly icoon: IcoonNaam
  readonly toon: Toon | 'stil'
  /** The colour of the bar and the line that go with it. */
  readonly balk: 'coral' | 'leaf' | 'primary'
}

/** The look of each status: a word and an icon; the colour is extra. */
export const STATUS: Readonly<Record<LeerlingStatus, StatusBeeld>> = {
  aandacht: { woord: 'Aandacht', icoon: 'waarschuwing', toon: 'bad', balk: 'coral' },
  op_de_plaats: { woord: 'Stabiel', icoon: 'vinkje', toon: 'info', balk: 'primary' },
  vooruit: { woord: 'Vooruit', icoon: 'pijl-boven', toon: 'ok', balk: 'leaf' },
  nog_niet_te_zeggen: {
    woord: 'Nog onbekend',
    icoon: 'klok',
    toon: 'stil',
    balk: 'primary',
  },
}
