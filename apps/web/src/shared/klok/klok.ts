import { winkels } from '@letterhaven/ui/apparaat/opslag'
import { makeKlok } from './make-klok.ts'

/** The clock of this tab: the server says what day it is and what is over. */
export const klok = makeKlok(winkels.local, () => Date.now())
