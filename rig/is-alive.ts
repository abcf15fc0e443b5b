/** Returns whether the process with this number is still running; a negative number is that of a group. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
