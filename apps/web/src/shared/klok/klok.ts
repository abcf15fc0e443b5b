import { winkels } from '@letterhaven/ui/apparaat/opslag'
import { maakKlok } from './maak-klok.ts'

/** The clock of this tab: what is over, and what day it is, is the server's to say. */
export const klok = maakKlok(winkels.local, () => Date.now())
