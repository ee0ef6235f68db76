import { createHostConfig } from '@marquee/federation/host-config'
import components from './antd-components.json' with { type: 'json' }

export default createHostConfig({
  context: import.meta.dirname,
  components,
  facades: {
    '@ant-design/cssinjs': './src/remotes/facades/cssinjs.ts',
    '@reduxjs/toolkit': './src/remotes/facades/redux-toolkit.ts',
    '@tanstack/react-query': './src/remotes/facades/react-query.ts',
    'react-redux': './src/remotes/facades/react-redux.ts',
    'react-router': './src/remotes/facades/react-router.ts',
    zod: './src/remotes/facades/zod.ts',
  },
})
