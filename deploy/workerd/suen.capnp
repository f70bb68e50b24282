# Pages and calculations from an edge that runs workerd; the contact form from the servers behind it.
#
#   npm run build && npm run edge
#   workerd serve deploy/workerd/suen.capnp --external-addr=servers=suen.internal:3000
#
# npm run edge writes .cache/edge: the worker with the engine and the list of pages in it.

using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "site", worker = .site),
    (name = "files", disk = (path = "web/dist/client")),
    (name = "servers", external = (address = "127.0.0.1:3000", http = ())),
  ],
  sockets = [(name = "http", address = "*:8080", http = (), service = "site")],
);

const site :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "../../.cache/edge/worker.js")],
  bindings = [(name = "FILES", service = "files"), (name = "SERVERS", service = "servers")],
  compatibilityDate = "2026-11-01",
);
