import * as z from 'zod/mini'
import { DIEREN } from './dier.ts'

/** The colours of a held's clothes, which are free for everybody. */
export const TRUIEN = ['oranje', 'rood', 'groen', 'blauw', 'paars', 'roze'] as const
export type Trui = (typeof TRUIEN)[number]

export const HOEDEN = ['pet', 'strohoed', 'muts', 'matroos', 'bloemen', 'helm', 'kroon'] as const
export type Hoed = (typeof HOEDEN)[number]

/** What can be worn round the neck. */
export const SJAALS = ['sjaal', 'strik', 'halsdoek', 'medaille'] as const
export type Sjaal = (typeof SJAALS)[number]

/** What a held can hold on its own island; in a game it holds what the game asks for. */
export const HANDDINGEN = ['ballon', 'lolly', 'lantaarn', 'vlieger'] as const
export type Handding = (typeof HANDDINGEN)[number]

/** How a leerling's held looks, in every game and on the map. */
export const UiterlijkSchema = z.strictObject({
  dier: z.enum(DIEREN),
  trui: z.enum(TRUIEN),
  hoed: z.nullable(z.enum(HOEDEN)),
  sjaal: z.nullable(z.enum(SJAALS)),
  hand: z.nullable(z.enum(HANDDINGEN)),
})
export type Uiterlijk = z.infer<typeof UiterlijkSchema>
