extension Binding {
  /// A binding to the value that `base` is to; nil where there is none.
  ///
  /// Once the value is gone it reads as it was. Writing it lets `base` have a value again.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self = base.part(UnwrappedLocation(base.location, value))
  }

  /// A binding to the value of `base` as one that may be missing; setting nil changes nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    let location = base.location
    self = base.part(
      ClosureLocation(get: { location.read() }) { value, transaction in
        if let value { location.write(value, transaction: transaction) }
      })
  }

  /// A binding to the value of `base` as one of any type.
  ///
  /// - Precondition: what is set is of the type of `base`.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    let location = base.location
    self = base.part(
      ClosureLocation(get: { AnyHashable(location.read()) }) { value, transaction in
        guard let own = value.base as? V else {
          preconditionFailure("\(value) is set where only a \(V.self) can be")
        }
        location.write(own, transaction: transaction)
      })
  }
}
