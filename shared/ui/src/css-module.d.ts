declare module '*.module.css' {
  /** Class name in the file → class name in the page. */
  const classNames: Readonly<Record<string, string>>
  export default classNames
}

declare module '*.css' {}
