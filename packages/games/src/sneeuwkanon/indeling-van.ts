import { classify, type Indeling } from './indeling.ts'
import { lagenVan } from './kasteel.ts'
import type { State } from './stand.ts'
import { aantalRijen } from './toetsrijen.ts'
import { heeftZinnen } from './zin.ts'

/** Returns the layout of a screen for a round. */
export const indelingVan = (
  state: Pick<State, 'groep' | 'trap'>,
  maat: { readonly w: number; readonly h: number },
): Indeling =>
  classify(maat.w, maat.h, {
    rijen: aantalRijen(state.groep, maat),
    lagen: lagenVan(state.trap),
    zinnen: heeftZinnen(state.groep),
  })
