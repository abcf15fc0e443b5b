import type { ComponentType } from 'react'

/** Fetches a page's component when somebody goes there. */
export type Laadt = () => Promise<ComponentType>
