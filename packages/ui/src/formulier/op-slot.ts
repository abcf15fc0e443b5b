import { createContext, use } from 'react'

/**
 * Whether what the fields and choices within hold is on its way: they take no input then, and keep the focus, which `disabled`
 * would lose.
 */
export const OpSlot = createContext(false)

const OPEN = {}
const DICHT = { readOnly: true, 'aria-busy': true } as const

/** Returns the props of a field of text: read-only and busy while it is locked. */
export const useOpSlot = (): Partial<typeof DICHT> => (use(OpSlot) ? DICHT : OPEN)
