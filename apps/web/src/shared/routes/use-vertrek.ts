import { useRouter } from '@tanstack/react-router'

/**
 * Returns a function that notes, when an act begins, on which page the user is. What that returns goes on to another page
 * after the answer, unless the user went somewhere else meanwhile: an answer takes nobody away from where they are.
 */
export function useVertrek(): () => (to: string) => Promise<void> {
  const router = useRouter()
  const waar = (): string => router.state.location.pathname
  return () => {
    const hier = waar()
    return async (to) => {
      if (waar() === hier) await router.navigate({ to: to as '/' })
    }
  }
}
