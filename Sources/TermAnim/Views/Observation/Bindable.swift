public import Observation

/// An observable object to whose properties there can be bindings.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  private var object: Value

  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  public init(wrappedValue: Value) {
    object = wrappedValue
  }

  public init(_ wrappedValue: Value) {
    object = wrappedValue
  }

  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(PropertyLocation(wrappedValue, keyPath))
  }
}
