import type { Klankgelijkenis } from './klankgelijkenis.ts'

/** The closed list of ways a verb form goes wrong, with how the wrong form sounds beside the right one. */
export const WERKWOORD_FOUTEN = {
  /** `hij vind`, `het is gebeurdt`, `hij leefd`: another letter or two for the t that is heard. */
  'eind-d': 'zelfde',
  'eind-t': 'zelfde',
  'eind-dt': 'zelfde',
  /** `hij loop`, `ik loopt`: the ending of somebody else. */
  't-weg': 'anders',
  't-erbij': 'anders',
  /** `fietsde`, `leefte`: the other side of 't kofschip. */
  'te-de': 'bijna',
  'de-te': 'bijna',
  /** `melde`, `praate`: the letter of the stem or that of the ending is gone. */
  'vt-enkel': 'zelfde',
  /** `leevde`, `verhuizde`: the letter of the infinitive instead of that of the stem. */
  'vt-vz': 'bijna',
  /** `wij praatten` of now, `wij praten` of then. */
  'andere-tijd': 'zelfde',
  /** `zwemde`, `gezwemd`: a strong verb by the rule of the weak ones. */
  'zwak-gemaakt': 'anders',
  /** `verbreedde pad`, `verlichtte raam`: the past before a noun. */
  'bvd-dubbel': 'zelfde',
  /** `gerede`: one letter where the short vowel asks for two. */
  'bvd-enkel': 'anders',
  /** `gebroke`: the n that is not heard. */
  'n-weg': 'zelfde',
} as const satisfies Record<string, Klankgelijkenis>

/** Id of an error rule of verbs; stored with answers like any other, so never renamed. */
export type WerkwoordFout = keyof typeof WERKWOORD_FOUTEN
