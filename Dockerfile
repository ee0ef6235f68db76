FROM node:24-bookworm-slim
WORKDIR /app
COPY . .
# Brings pnpm, installs the lockfile and builds what browsers load; the same steps that `npm start` takes.
RUN npm run build
EXPOSE 3000
CMD ["npm", "start"]
