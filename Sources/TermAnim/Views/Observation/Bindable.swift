public import Observation

/// An observable object to whose properties there can be bindings.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  private var object: Value

  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  /// Not for values: what is not an object has bindings through `@State` or `@Binding`.
  @available(*, unavailable, message: "the value must be an object that is @Observable")
  public init(wrappedValue: Value) {
    object = wrappedValue
  }

  /// The bindable object itself; `$model.name` is a binding to a property.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject & Observable {
  /// Makes bindings to the properties of `wrappedValue`.
  public init(wrappedValue: Value) {
    object = wrappedValue
  }

  /// Makes bindings to the properties of `wrappedValue`, within a body for instance.
  public init(_ wrappedValue: Value) {
    object = wrappedValue
  }

  /// The same bindable object.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(PropertyLocation(wrappedValue, keyPath))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}

extension Bindable: DynamicProperty {}
