import { sql, type RawBuilder } from 'kysely'
import { UITGESCHREVEN } from '@letterhaven/domain/naam'

/** A text in SQL as `kaleNaam` writes it: without case, accents, apostrophes and hyphens. */
export function kaleTekst(tekst: RawBuilder<unknown>): RawBuilder<string> {
  const klein = sql`lower(regexp_replace(normalize(${tekst}, NFD), '[\\u0300-\\u036f]', '', 'g'))`
  const vol = Object.entries(UITGESCHREVEN).reduce<RawBuilder<unknown>>(
    (een, [letter, naar]) => sql`replace(${een}, ${letter}, ${naar})`,
    klein,
  )
  return sql<string>`trim(translate(${vol}, ${"-'’‘ʼ`"}, ' '))`
}
