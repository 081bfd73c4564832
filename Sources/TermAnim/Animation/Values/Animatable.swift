/// A value that moves from one state to another by interpolating part of it.
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic

  /// The part that is interpolated; whatever it leaves out changes at once.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The vector itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing: the value changes at once.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
