/** Seconds as a player shows them: `7` → "0:07", `125.4` → "2:05". */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
