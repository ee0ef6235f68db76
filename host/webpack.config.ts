import { createHostConfig } from '@marquee/federation/host-config'

export default createHostConfig({
  context: import.meta.dirname,
  facades: {
    '@ant-design/cssinjs': './src/remotes/facades/cssinjs.ts',
    '@tanstack/react-query': './src/remotes/facades/react-query.ts',
    'react-router': './src/remotes/facades/react-router.ts',
    zod: './src/remotes/facades/zod.ts',
  },
})
