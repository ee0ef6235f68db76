/** The exports of antd's style engine that remotes may use, without its extraction for servers and its linters. See `react-router.ts`. */
export { createTheme, Keyframes, StyleProvider, unit, useCacheToken, useStyleRegister } from '@ant-design/cssinjs'
