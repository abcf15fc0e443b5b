import { createContext, use } from 'react'

/** The open path, in the router's own words; the outermost layout provides it, once for all links. */
export const Hier = createContext('')

/** Returns the open path: '/admins/{id}/groepen', whatever word the addresses of this host use for groups. */
export const useHier = (): string => use(Hier)
