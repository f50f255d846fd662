# docker build -t plinth .    The image of every role: PLINTH_ROLE says which.
FROM node:22-bookworm-slim AS build
WORKDIR /plinth
COPY . .
RUN npm ci --no-audit --no-fund && npm run build && npm prune --omit=dev --ignore-scripts

FROM node:22-bookworm-slim
WORKDIR /plinth
COPY --from=build /plinth/package.json /plinth/LICENSE /plinth/THIRD-PARTY-NOTICES.md ./
COPY --from=build /plinth/node_modules node_modules
COPY --from=build /plinth/dist dist
# docker compose exec web node bin/plinth.js doctor
COPY --from=build /plinth/bin bin
RUN mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PLINTH_DATA=/data
VOLUME /data
EXPOSE 4310
CMD ["node", "dist/service/main.js"]
