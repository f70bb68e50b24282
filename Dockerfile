# Builds the site and serves it as a user without rights:
#   docker build --build-arg SITE_URL=https://suen.example --tag suen .
#   docker run --publish 3000:3000 --volume suen-data:/var/lib/suen --read-only --cap-drop=ALL suen
# docs/operations.md explains the variables.

FROM node:24-bookworm-slim AS manifests
WORKDIR /suen
COPY package.json package-lock.json .npmrc ./
COPY engine/package.json engine/
COPY api/package.json api/
COPY web/package.json web/
COPY e2e/package.json e2e/

FROM manifests AS build
COPY scripts/run.mjs scripts/set-up.mjs scripts/
RUN node --input-type=module --eval "import { setUp } from './scripts/set-up.mjs'; await setUp('build');"
COPY . .
ARG SITE_URL
ARG SOCIAL_URL
ARG OPERATOR_NAME
ARG OPERATOR_ADDRESS
ARG OPERATOR_EMAIL
ARG OPERATOR_REGISTER_NUMBER
ARG OPERATOR_VAT_NUMBER
RUN node scripts/build.mjs

# What the server itself needs: neither the tools nor what is already built into the pages. The database's program is an
# optional package, one for each platform.
FROM manifests AS packages
RUN npm ci --omit=dev --workspace=api --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_FOLDER=/var/lib/suen
WORKDIR /suen
COPY --from=packages /suen/node_modules node_modules
COPY --from=packages /suen/engine engine
COPY --from=packages /suen/api api
COPY --from=build /suen/engine/dist engine/dist
COPY --from=build /suen/api/dist api/dist
COPY --from=build /suen/web/dist web/dist
RUN install --directory --owner=node --group=node --mode=0700 /var/lib/suen
USER node
VOLUME /var/lib/suen
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "api/dist/server.js"]
