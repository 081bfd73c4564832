/// The circumstances of a change of state: above all, which animation goes with it.
public struct Transaction {
  private var values = TypedValues()
  /// Which call of `withTransaction` or `withAnimation` the change was made in; 0 for none.
  ///
  /// Changes are one update of the graph as long as they follow each other with the same number.
  private(set) var identifier: UInt64 = 0
  /// The environment of what changes, which animations may ask for; nil where none is known.
  var environment: LiveEnvironment?

  /// A transaction without an animation.
  public init() {}

  /// A transaction that animates what changes; nil takes away what would animate it otherwise.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The value set for `key`, or else the key's default value.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[KeyOfTransaction<K, K.Value>.self] }
    set { values[KeyOfTransaction<K, K.Value>.self] = newValue }
  }
}

extension Transaction {
  /// The animation that goes with the change; nil is none.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  /// Whether the `animation` modifiers of views leave the transaction alone.
  ///
  /// It does not touch the animation that the transaction itself has.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// Whether the change is one of a row, as while a pointer is dragged.
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }

  /// Whether the speed of what changes is taken note of, for a spring that comes after.
  ///
  /// Without effect when the transaction has an animation.
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }
}

extension Transaction {
  /// Whether nothing moves, whatever animation there is.
  var isStill: Bool {
    get { self[IsStillKey.self] }
    set { self[IsStillKey.self] = newValue }
  }

  /// What moves the values that change: the animation, or else what tracks their velocity.
  var effectiveAnimation: Animation? {
    isStill ? nil : animation ?? (tracksVelocity ? Animation(VelocityTrackingAnimation()) : nil)
  }

  /// Whether nothing is set, so that it says no more than that there is a change.
  var isEmpty: Bool { values.isEmpty }

  /// The transaction in which what is set in `other` has taken the place of the receiver's values.
  func merging(_ other: Transaction) -> Transaction {
    var result = self
    result.values = values.merging(other.values)
    return result
  }

  /// The transaction as that of a call of its own.
  func numbered(_ identifier: UInt64) -> Transaction {
    var result = self
    result.identifier = identifier
    return result
  }
}

private enum IsStillKey: TransactionKey {
  static let defaultValue = false
}

private enum AnimationKey: TransactionKey {
  static var defaultValue: Animation? { nil }
}

private enum DisablesAnimationsKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private enum IsContinuousKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private enum TracksVelocityKey: TransactionKey {
  static var defaultValue: Bool { false }
}
