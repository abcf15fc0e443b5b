import * as z from 'zod/mini'

/** The eight roles of the specification, section 6. */
export const ROLLEN = [
  'superadmin',
  'office',
  'schooladmin',
  'docent',
  'rtadmin',
  'thuisadmin',
  'leerling',
  'demo',
] as const

/** One of the eight roles. The token carries it as a hint; the database decides. */
export const RolSchema = z.enum(ROLLEN)
export type Rol = z.infer<typeof RolSchema>

/** Returns whether this is a role of the office, which belongs to no school. */
export const isKantoor = (rol: string): boolean => rol === 'office' || rol === 'superadmin'

/** Returns whether this is the role of a player: a pupil, or a guest without an account. */
export const isSpeler = (rol: string | undefined): rol is 'leerling' | 'demo' =>
  rol === 'leerling' || rol === 'demo'
