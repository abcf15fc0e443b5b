import { winkels } from '@letterhaven/ui/apparaat/opslag'
import { makeKlok } from './make-klok.ts'

/** The clock of this tab: what is over, and what day it is, is the server's to say. */
export const klok = makeKlok(winkels.local, () => Date.now())
