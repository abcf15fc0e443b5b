import { strFromU8, unzipSync } from 'fflate'

/** Returns the files in an archive by name, as another program would read them. */
export const unpack = (bytes: Uint8Array): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(unzipSync(bytes)).map(([naam, inhoud]) => [naam, strFromU8(inhoud)] as const),
  )
