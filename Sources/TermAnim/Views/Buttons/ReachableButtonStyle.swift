/// A style that makes a control of each button, which keys reach by itself.
protocol ReachableButtonStyle: PrimitiveButtonStyle {}
