import { MIS, tijdig } from '../shared/opslag/tijdig.ts'

/** What was kept under one name. */
export interface Kast {
  /** What is kept of this; nothing where the browser keeps nothing, or does not say so within a second. */
  find(request: Request): Promise<Response | undefined>
  /** Keeps a copy, if the browser lets it. */
  save(request: Request, antwoord: Response): Promise<void>
  /** Takes one thing out. */
  throwAway(request: Request): Promise<void>
}

/** The one door to what the service worker keeps beside its own list: a cache that may be full, forbidden or gone. */
export function openKast(naam: string): Kast {
  const perform = async <T>(werk: (kast: Cache) => Promise<T>): Promise<T | typeof MIS> =>
    tijdig((async () => werk(await caches.open(naam)))())
  return {
    async find(request) {
      const gevonden = await perform((kast) => kast.match(request))
      return gevonden === MIS ? undefined : gevonden
    },
    save: async (request, antwoord) => void (await perform((kast) => kast.put(request, antwoord))),
    throwAway: async (request) => void (await perform((kast) => kast.delete(request))),
  }
}
