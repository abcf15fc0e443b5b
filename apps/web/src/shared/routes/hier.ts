import { createContext, use } from 'react'

/** The path that is open, in the router's own words; the outermost layout tells it, once for all links. */
export const Hier = createContext('')

/** The path that is open: '/admins/{id}/groepen', whatever word this host's addresses have for groups. */
export const useHier = (): string => use(Hier)
