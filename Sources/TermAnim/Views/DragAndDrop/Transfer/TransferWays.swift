/// Ways that are made once and never changed, by closures that may be called anywhere.
struct TransferWays: @unchecked Sendable {
  let list: [TransferWay]
}
