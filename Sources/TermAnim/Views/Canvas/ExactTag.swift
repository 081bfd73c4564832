/// A tag that stands for its value alone, and not for an optional that holds it.
struct ExactTag<Value: Hashable>: Hashable {
  let value: Value
}

extension ExactTag: AnyExactTag {
  var anyValue: AnyHashable { AnyHashable(value) }
}
