public import Observation

extension Environment {
  /// The object of a type that a view further out has put into the environment.
  ///
  /// - Precondition: a view further out has called `environment(_:)` with one.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init { environment in
      guard let object = environment[EnvironmentObjectKey<Value>.self]?.object else {
        preconditionFailure("no \(Value.self) in the environment: environment(_:) puts one there")
      }
      return object
    }
  }

  /// The object of a type that a view further out has put into the environment, or else nil.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    self.init { $0[EnvironmentObjectKey<Object>.self]?.object }
  }
}
