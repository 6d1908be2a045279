# The site with its own Node and PostgreSQL: docs/operations/install.md. Both images are pinned; update tag and digest together.
ARG BUILD_BASE=node:24.21.0-trixie-slim@sha256:8ec5d7557396cfe32d21c3f9c13072355ceab22b584578ca4bb28af31120cffe
ARG BASE=debian:trixie-20260918-slim@sha256:a99cfc517144bc59b1978475ec53b46ecabec7e43635402ee5b77cc54cd1b20a

FROM ${BUILD_BASE} AS build
RUN apt-get update \
  && apt-get install -y --no-install-recommends binutils libatomic1 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY . .
# With binutils it takes out the symbols for debuggers, a quarter of Node.
RUN npm run package -- --folder /release

FROM ${BASE} AS system
# What is needed here, and without what only Debian's own tools need: nothing can be installed into the image later.
RUN apt-get update \
  && apt-get install -y --no-install-recommends libatomic1 libstdc++6 \
  && groupadd --gid 10001 aangan \
  && useradd --uid 10001 --gid aangan --no-create-home --home-dir /data --shell /usr/sbin/nologin aangan \
  && install --directory --owner aangan --group aangan --mode 0700 /data /backups \
  && dpkg --purge --force-all apt perl-base $(dpkg-query --show --showformat '${Package} ' 'libapt-pkg*') \
  && rm -rf /usr/lib/*/gconv /var/lib/apt /var/cache/* /var/log/*

# In one layer: what was deleted would stay in the layer below.
FROM scratch
COPY --from=system / /
# It belongs to root: the site cannot change its own code, whether or not the root file system is read-only.
COPY --from=build /release /opt/aangan
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0
USER 10001:10001
WORKDIR /opt/aangan
VOLUME /data
EXPOSE 3000
# The first start makes a database and fills in the demo.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["/opt/aangan/aangan", "health"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["/opt/aangan/aangan"]
CMD ["start"]
