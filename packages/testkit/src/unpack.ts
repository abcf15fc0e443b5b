import { strFromU8, unzipSync } from 'fflate'

/** What an archive holds, by name, as somebody else's reader finds it. */
export const unpack = (bytes: Uint8Array): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(unzipSync(bytes)).map(([naam, inhoud]) => [naam, strFromU8(inhoud)] as const),
  )
