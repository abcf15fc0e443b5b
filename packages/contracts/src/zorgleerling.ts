import * as z from 'zod/mini'
import { GroepIdSchema, LeerlingIdSchema } from './ids.ts'
import { NaamSchema, WaaromSchema } from './leerling.ts'

/** Why a pupil needs attention: what the numbers say, a long silence, or what the school recorded. */
export const ZorgsignaalSchema = z.enum(['aandacht', 'lang_weg', 'dyslexie'])
export type Zorgsignaal = z.infer<typeof ZorgsignaalSchema>

/** A pupil with a signal or a flag. */
export const ZorgleerlingSchema = z.object({
  id: LeerlingIdSchema,
  naam: NaamSchema,
  jaargroep: z.int(),
  groep: z.object({ id: GroepIdSchema, naam: z.string() }),
  signalen: z.array(ZorgsignaalSchema).check(z.minLength(1)),
  waarom: WaaromSchema,
  laatst: z.nullable(z.iso.datetime()),
})
export type Zorgleerling = z.infer<typeof ZorgleerlingSchema>
