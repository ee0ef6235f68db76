/** Runs a program of ours to its end, and ends it with us. @returns its exit code */
export function runProgram(
  executable: string,
  args: string[],
  env?: Readonly<Record<string, string | undefined>>,
): Promise<number>
