import type { Inhoud } from './inhoud.ts'

const EERSTE_GROEP = 3

/** Returns the categories that are first taught in a school year or before, of every gebied. */
export const totEnMet = ({ catalogus }: Pick<Inhoud, 'catalogus'>, jaargroep: number) =>
  catalogus.categorieen.filter(({ groep }) => groep <= Math.max(EERSTE_GROEP, jaargroep))

/** Returns the categories of spelling words, of every year: those of another gebied are on another scale. */
export const spellingVan = ({ catalogus }: Pick<Inhoud, 'catalogus'>): ReadonlySet<string> =>
  new Set(
    catalogus.categorieen.filter(({ gebied }) => gebied === undefined).map(({ code }) => code),
  )

/**
 * Returns the categories in which a pupil's level is told: the spelling that is first taught in their own year or before. Another
 * gebied has a level of its own.
 */
export const scopeVan = (inhoud: Pick<Inhoud, 'catalogus'>, jaargroep: number): string[] =>
  totEnMet(inhoud, jaargroep)
    .filter(({ gebied }) => gebied === undefined)
    .map(({ code }) => code)
