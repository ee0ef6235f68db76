# The image has the server, the built packages and the dependencies that they need at run time. It runs without root and writes
# only to /data and /tmp, so that the file system can be read-only.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# Brings pnpm, installs the lockfile and builds what browsers load; the same steps that `npm start` takes.
RUN npm run build
RUN rm -rf node_modules */node_modules remotes/*/node_modules shared/*/node_modules \
  && CI=true .toolchain/node_modules/.bin/pnpm install --prod --frozen-lockfile --prefer-offline --filter-prod '@marquee/server...'

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/.build .build
COPY --from=build /app/shared shared
COPY --from=build /app/server server
COPY --from=build /app/extension extension
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
CMD ["node", "server/src/main.ts"]
