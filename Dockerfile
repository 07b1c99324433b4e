FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts scripts
RUN node scripts/boot.mjs install
COPY tsconfig.json ./
COPY schema schema
COPY economics economics
COPY graphql-server graphql-server
COPY web web
RUN node scripts/boot.mjs build && npm prune --omit=dev

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY course course
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=4s --start-period=10m --start-interval=1s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
