import { useState } from 'react'

/** Holds which acts are under way, of which there can be several: the end of one says nothing about another. */
export function useBezig<K>() {
  const [onderweg, setOnderweg] = useState<readonly K[]>([])
  return {
    isBezig: (wat: K): boolean => onderweg.includes(wat),
    /** Performs the work, and has `isBezig` say so meanwhile. */
    during: async <T>(wat: K, werk: () => Promise<T>): Promise<T> => {
      setOnderweg((nu) => [...nu, wat])
      try {
        return await werk()
      } finally {
        setOnderweg((nu) => nu.filter((_, plek) => plek !== nu.indexOf(wat)))
      }
    },
  }
}
